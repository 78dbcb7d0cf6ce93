/**
 * Districts as the post knows them: code and name, one a line. Taken from GeoNames' postal codes of India (CC BY 4.0) as of 11 March
 * 2026, with the names that Maharashtra, Karnataka and Puducherry use today. Districts that were formed later than these records
 * know are added by an administrator.
 */
export const DISTRICT_LINES = `
AN-NAM North And Middle Andaman
AN-NIC Nicobar
AN-SAN South Andaman
AP-ANA Ananthapur
AP-CHI Chittoor
AP-CUD Cuddapah
AP-EGO East Godavari
AP-GUN Guntur
AP-KRI Krishna
AP-KUR Kurnool
AP-NEL Nellore
AP-PED Peddapalli
AP-PRA Prakasam
AP-SRI Srikakulam
AP-VIS Visakhapatnam
AP-VIZ Vizianagaram
AP-WGO West Godavari
AR-CHA Changlang
AR-DVA Dibang Valley
AR-EKA East Kameng
AR-ESI East Siang
AR-KKU Kurung Kumey
AR-LDV Lower Dibang Valley
AR-LOH Lohit
AR-LON Longding
AR-LSU Lower Subansiri
AR-NAM Namsai
AR-PPA Papum Pare
AR-TAW Tawang
AR-TIR Tirap
AR-USI Upper Siang
AR-USU Upper Subansiri
AR-WKA West Kameng
AR-WSI West Siang
AS-BAR Barpeta
AS-BON Bongaigaon
AS-CAC Cachar
AS-DAR Darrang
AS-DHE Dhemaji
AS-DHU Dhubri
AS-DIB Dibrugarh
AS-GOA Goalpara
AS-GOL Golaghat
AS-HAI Hailakandi
AS-JOR Jorhat
AS-KAM Kamrup
AS-KAN Karbi Anglong
AS-KAR Karimganj
AS-KOK Kokrajhar
AS-LAK Lakhimpur
AS-MAR Marigaon
AS-NAG Nagaon
AS-NAL Nalbari
AS-NCH North Cachar Hills
AS-SIB Sibsagar
AS-SON Sonitpur
AS-TIN Tinsukia
BR-ARA Araria
BR-ARW Arwal
BR-AUR Aurangabad
BR-BAN Banka
BR-BEG Begusarai
BR-BHA Bhagalpur
BR-BHO Bhojpur
BR-BUX Buxar
BR-DAR Darbhanga
BR-ECH East Champaran
BR-GAY Gaya
BR-GOP Gopalganj
BR-JAM Jamui
BR-JEH Jehanabad
BR-KAI Kaimur
BR-KAT Katihar
BR-KHA Khagaria
BR-KIS Kishanganj
BR-LAK Lakhisarai
BR-MAD Madhepura
BR-MDH Madhubani
BR-MUN Munger
BR-MUZ Muzaffarpur
BR-NAL Nalanda
BR-NAW Nawada
BR-PAT Patna
BR-PUR Purnia
BR-ROH Rohtas
BR-SAH Saharsa
BR-SAM Samastipur
BR-SAR Saran
BR-SHE Sheikhpura
BR-SHH Sheohar
BR-SIT Sitamarhi
BR-SIW Siwan
BR-SUP Supaul
BR-VAI Vaishali
BR-WCH West Champaran
CG-BAS Bastar
CG-BIJ Bijapur
CG-BIL Bilaspur
CG-DAN Dantewada
CG-DHA Dhamtari
CG-DUR Durg
CG-GAR Gariaband
CG-JAS Jashpur
CG-JCH Janjgir Champa
CG-KAB Kabirdham
CG-KAN Kanker
CG-KAW Kawardha
CG-KOR Korba
CG-KRY Koriya
CG-MAH Mahasamund
CG-NAR Narayanpur
CG-RAI Raigarh
CG-RAJ Rajnandgaon
CG-RPR Raipur
CG-SUR Surguja
CH-CHA Chandigarh
DH-DAM Daman
DH-DAN Dadra and Nagar Haveli
DH-DIU Diu
DL-CDE Central Delhi
DL-EDE East Delhi
DL-NDE New Delhi
DL-NED North East Delhi
DL-NOD North Delhi
DL-NWD North West Delhi
DL-SDE South Delhi
DL-SWD South West Delhi
DL-WDE West Delhi
GA-NGO North Goa
GA-SGO South Goa
GJ-AHM Ahmedabad
GJ-AMR Amreli
GJ-ANA Anand
GJ-BAN Banaskantha
GJ-BHA Bharuch
GJ-BHV Bhavnagar
GJ-DAH Dahod
GJ-GNA Gandhi Nagar
GJ-JAM Jamnagar
GJ-JUN Junagadh
GJ-KAC Kachchh
GJ-KHE Kheda
GJ-MAH Mahesana
GJ-MOR MORBI
GJ-NAR Narmada
GJ-NAV Navsari
GJ-PAT Patan
GJ-PMA Panch Mahals
GJ-POR Porbandar
GJ-RAJ Rajkot
GJ-SAB Sabarkantha
GJ-SNA Surendra Nagar
GJ-SUR Surat
GJ-TAP Tapi
GJ-TDA The Dangs
GJ-VAD Vadodara
GJ-VAL Valsad
HP-BIL Bilaspur
HP-CHA Chamba
HP-HAM Hamirpur
HP-KAN Kangra
HP-KIN Kinnaur
HP-KUL Kullu
HP-LAS Lahaul and Spiti
HP-MAN Mandi
HP-SHI Shimla
HP-SIR Sirmaur
HP-SOL Solan
HP-UNA Una
HR-AMB Ambala
HR-BHI Bhiwani
HR-FAR Faridabad
HR-FAT Fatehabad
HR-GUR Gurgaon
HR-HIS Hisar
HR-JHA Jhajjar
HR-JIN Jind
HR-KAI Kaithal
HR-KAR Karnal
HR-KUR Kurukshetra
HR-MAH Mahendragarh
HR-PAN Panchkula
HR-PNP Panipat
HR-REW Rewari
HR-ROH Rohtak
HR-SIR Sirsa
HR-SON Sonipat
HR-YNA Yamuna Nagar
JH-BOK Bokaro
JH-CHA Chatra
JH-DEO Deoghar
JH-DHA Dhanbad
JH-DUM Dumka
JH-ESI East Singhbhum
JH-GAR Garhwa
JH-GIR Giridh
JH-GOD Godda
JH-GUM Gumla
JH-HAZ Hazaribag
JH-JAM Jamtara
JH-KHU Khunti
JH-KOD Koderma
JH-LAT Latehar
JH-LOH Lohardaga
JH-PAK Pakur
JH-PAL Palamau
JH-RAM Ramgarh
JH-RAN Ranchi
JH-SAH Sahibganj
JH-SIM Simdega
JH-SKH Seraikela Kharsawan
JH-WSI West Singhbhum
JK-ANA Anantnag
JK-BAN Bandipur
JK-BAR Baramulla
JK-BUD Budgam
JK-DOD Doda
JK-GAN Ganderbal
JK-JAM Jammu
JK-KAT Kathua
JK-KUL Kulgam
JK-KUP Kupwara
JK-POO Poonch
JK-PUL Pulwama
JK-RAJ Rajauri
JK-REA Reasi
JK-SAM Samba
JK-SHO Shopian
JK-SRI Srinagar
JK-UDH Udhampur
KA-BAG Bagalkot
KA-BAL Ballari
KA-BEL Belagavi
KA-BID Bidar
KA-BLR Bengaluru Urban
KA-BLU Bengaluru Rural
KA-CHA Chamrajnagar
KA-CHI Chikkaballapur
KA-CHK Chikkamagaluru
KA-CHT Chitradurga
KA-DAV Davangere
KA-DHA Dharwad
KA-DKA Dakshina Kannada
KA-GAD Gadag
KA-HAS Hassan
KA-HAV Haveri
KA-KAL Kalaburagi
KA-KOD Kodagu
KA-KOL Kolar
KA-KOP Koppal
KA-MAN Mandya
KA-MYS Mysuru
KA-RAI Raichur
KA-RAM Ramanagar
KA-SHI Shivamogga
KA-TUM Tumakuru
KA-UDU Udupi
KA-UKA Uttara Kannada
KA-VIJ Vijayapura
KA-YAD Yadgir
KL-ALA Alappuzha
KL-ERN Ernakulam
KL-IDU Idukki
KL-KAN Kannur
KL-KAS Kasargod
KL-KOL Kollam
KL-KOT Kottayam
KL-KOZ Kozhikode
KL-MAL Malappuram
KL-PAL Palakkad
KL-PAT Pathanamthitta
KL-THI Thiruvananthapuram
KL-THR Thrissur
KL-WAY Wayanad
LA-KAR Kargil
LA-LEH Leh
LD-LAK Lakshadweep
MH-AHI Ahilyanagar
MH-AKO Akola
MH-AMR Amravati
MH-BEE Beed
MH-BHA Bhandara
MH-BUL Buldhana
MH-CHA Chandrapur
MH-CSN Chhatrapati Sambhajinagar
MH-DHA Dharashiv
MH-DHU Dhule
MH-GAD Gadchiroli
MH-GON Gondia
MH-HIN Hingoli
MH-JAL Jalgaon
MH-JLN Jalna
MH-KOL Kolhapur
MH-LAT Latur
MH-MUM Mumbai
MH-NAG Nagpur
MH-NAN Nanded
MH-NAS Nashik
MH-NND Nandurbar
MH-PAR Parbhani
MH-PUN Pune
MH-RAI Raigad
MH-RAT Ratnagiri
MH-SAN Sangli
MH-SAT Satara
MH-SIN Sindhudurg
MH-SOL Solapur
MH-THA Thane
MH-WAR Wardha
MH-WAS Washim
MH-YAV Yavatmal
ML-EGH East Garo Hills
ML-EKH East Khasi Hills
ML-JHI Jaintia Hills
ML-RBH Ri Bhoi
ML-SGH South Garo Hills
ML-WGH West Garo Hills
ML-WKH West Khasi Hills
MN-BIS Bishnupur
MN-CHA Chandel
MN-CHU Churachandpur
MN-IEA Imphal East
MN-IWE Imphal West
MN-JAR Jaribam
MN-KAK Kakching
MN-KAN Kangpokpi
MN-SEN Senapati
MN-TAM Tamenglong
MN-TEN Tengnoupal
MN-THO Thoubal
MN-UKH Ukhrul
MP-ALI Alirajpur
MP-ANA Ashok Nagar
MP-ANU Anuppur
MP-BAL Balaghat
MP-BAR Barwani
MP-BET Betul
MP-BHI Bhind
MP-BHO Bhopal
MP-BUR Burhanpur
MP-CHH Chhatarpur
MP-CHI Chhindwara
MP-DAM Damoh
MP-DAT Datia
MP-DEW Dewas
MP-DHA Dhar
MP-DIN Dindori
MP-ENI East Nimar
MP-GUN Guna
MP-GWA Gwalior
MP-HAR Harda
MP-HOS Hoshangabad
MP-IND Indore
MP-JAB Jabalpur
MP-JHA Jhabua
MP-KAT Katni
MP-KHA Khandwa
MP-KHR Khargone
MP-MAN Mandla
MP-MND Mandsaur
MP-MOR Morena
MP-NAR Narsinghpur
MP-NEE Neemuch
MP-PAN Panna
MP-RAI Raisen
MP-RAJ Rajgarh
MP-RAT Ratlam
MP-REW Rewa
MP-SAG Sagar
MP-SAI Sainkheda
MP-SAT Satna
MP-SEH Sehore
MP-SEO Seoni
MP-SHA Shahdol
MP-SHE Sheopur
MP-SHI Shivpuri
MP-SHJ Shajapur
MP-SID Sidhi
MP-SIN Singrauli
MP-TIK Tikamgarh
MP-UJJ Ujjain
MP-UMA Umaria
MP-VID Vidisha
MP-WNI West Nimar
MZ-AIZ Aizawl
MZ-CHA Champhai
MZ-KOL Kolasib
MZ-LAW Lawngtlai
MZ-LUN Lunglei
MZ-MAM Mammit
MZ-SAI Saiha
MZ-SER Serchhip
NL-DIM Dimapur
NL-KIP Kiphire
NL-KOH Kohima
NL-LON Longleng
NL-MOK Mokokchung
NL-MON Mon
NL-PER Peren
NL-PHE Phek
NL-TUE Tuensang
NL-WOK Wokha
NL-ZUN Zunhebotto
OD-ANG Angul
OD-BAL Balangir
OD-BAR Bargarh
OD-BHA Bhadrak
OD-BLS Baleswar
OD-BOU Boudh
OD-CUT Cuttack
OD-DEB Debagarh
OD-DHE Dhenkanal
OD-GAJ Gajapati
OD-GAN Ganjam
OD-JAG Jagatsinghapur
OD-JAJ Jajapur
OD-JHA Jharsuguda
OD-KAL Kalahandi
OD-KAN Kandhamal
OD-KEN Kendrapara
OD-KEO Keonjhargarh
OD-KHO Khorda
OD-KND Kendujhar
OD-KOR Koraput
OD-MAL Malkangiri
OD-MAY Mayurbhanj
OD-NAB Nabarangapur
OD-NAY Nayagarh
OD-NUA Nuapada
OD-PUR Puri
OD-RAY Rayagada
OD-SAM Sambalpur
OD-SON Sonapur
OD-SUN Sundergarh
PB-AMR Amritsar
PB-BAR Barnala
PB-BAT Bathinda
PB-FAR Faridkot
PB-FAZ Fazilka
PB-FIR Firozpur
PB-FSA Fatehgarh Sahib
PB-GUR Gurdaspur
PB-HOS Hoshiarpur
PB-JAL Jalandhar
PB-KAP Kapurthala
PB-LUD Ludhiana
PB-MAN Mansa
PB-MOG Moga
PB-MOH Mohali
PB-MUK Muktsar
PB-NAW Nawanshahr
PB-PAT Pathankot
PB-PTL Patiala
PB-ROP Ropar
PB-RUP Rupnagar
PB-SAN Sangrur
PB-TTA Tarn Taran
PY-KAR Karaikal
PY-MAH Mahe
PY-PUD Puducherry
RJ-AJM Ajmer
RJ-ALW Alwar
RJ-BAN Banswara
RJ-BAR Baran
RJ-BHA Bharatpur
RJ-BHI Bhilwara
RJ-BIK Bikaner
RJ-BRM Barmer
RJ-BUN Bundi
RJ-CHI Chittorgarh
RJ-CHU Churu
RJ-DAU Dausa
RJ-DHO Dholpur
RJ-DUN Dungarpur
RJ-GAN Ganganagar
RJ-HAN Hanumangarh
RJ-JAI Jaipur
RJ-JAL Jalor
RJ-JHA Jhalawar
RJ-JHU Jhujhunu
RJ-JOD Jodhpur
RJ-JSL Jaisalmer
RJ-KAR Karauli
RJ-KOT Kota
RJ-NAG Nagaur
RJ-PAL Pali
RJ-RAJ Rajsamand
RJ-SIK Sikar
RJ-SIR Sirohi
RJ-SMA Sawai Madhopur
RJ-TON Tonk
RJ-UDA Udaipur
SK-ESI East Sikkim
SK-NSI North Sikkim
SK-SSI South Sikkim
SK-WSI West Sikkim
TG-ADI Adilabad
TG-HYD Hyderabad
TG-JAY Jayashankar
TG-KHA Khammam
TG-KNA Karim Nagar
TG-MAH Mahabubabad
TG-MED Medak
TG-MNA Mahabub Nagar
TG-NAL Nalgonda
TG-NIZ Nizamabad
TG-RRE Ranga Reddy
TG-RSI Rajanna Sircilla
TG-SID Siddipet
TG-SUR Suryapet
TG-WAR Warangal
TN-ARI Ariyalur
TN-CHE Chennai
TN-COI Coimbatore
TN-CUD Cuddalore
TN-DHA Dharmapuri
TN-DIN Dindigul
TN-ERO Erode
TN-KAN Kanchipuram
TN-KAR Karur
TN-KNY Kanyakumari
TN-KRI Krishnagiri
TN-MAD Madurai
TN-NAG Nagapattinam
TN-NAM Namakkal
TN-NIL Nilgiris
TN-PER Perambalur
TN-PUD Pudukkottai
TN-RAM Ramanathapuram
TN-SAL Salem
TN-SIV Sivaganga
TN-THA Thanjavur
TN-THE Theni
TN-TIR TIRUPPUR
TN-TIU Tiruvannamalai
TN-TIV Tiruvarur
TN-TRC Tiruchirappalli
TN-TRN Tirunelveli
TN-TRV Tiruvallur
TN-TUT Tuticorin
TN-VEL Vellore
TN-VIL Villupuram
TN-VIR Virudhunagar
TR-DHA Dhalai
TR-GOM Gomti
TR-KHO Khowai
TR-NTR North Tripura
TR-SEP Sepahijala
TR-STR South Tripura
TR-WTR West Tripura
UK-ALM Almora
UK-BAG Bageshwar
UK-CHA Chamoli
UK-CHM Champawat
UK-DEH Dehradun
UK-HAR Haridwar
UK-NAI Nainital
UK-PGA Pauri Garhwal
UK-PIT Pithoragarh
UK-RUD Rudraprayag
UK-TGA Tehri Garhwal
UK-USN Udham Singh Nagar
UK-UTT Uttarkashi
UP-AGR Agra
UP-ALI Aligarh
UP-ALL Allahabad
UP-ANA Ambedkar Nagar
UP-AUR Auraiya
UP-AZA Azamgarh
UP-BAG Bagpat
UP-BAH Bahraich
UP-BAL Ballia
UP-BAN Banda
UP-BAR Barabanki
UP-BAS Basti
UP-BIJ Bijnor
UP-BLR Balrampur
UP-BRL Bareilly
UP-BUD Budaun
UP-BUL Bulandshahr
UP-CHA Chandauli
UP-CHI Chitrakoot
UP-DEO Deoria
UP-ETA Etah
UP-ETW Etawah
UP-FAI Faizabad
UP-FAR Farrukhabad
UP-FAT Fatehpur
UP-FIR Firozabad
UP-GBN Gautam Buddha Nagar
UP-GHA Ghaziabad
UP-GHZ Ghazipur
UP-GON Gonda
UP-GOR Gorakhpur
UP-HAM Hamirpur
UP-HAP Hapur
UP-HAR Hardoi
UP-HAT Hathras
UP-JAL Jalaun
UP-JAU Jaunpur
UP-JHA Jhansi
UP-JPN Jyotiba Phule Nagar
UP-KAN Kannauj
UP-KAU Kaushambi
UP-KDE Kanpur Dehat
UP-KHE Kheri
UP-KNA Kanpur Nagar
UP-KUS Kushinagar
UP-LAL Lalitpur
UP-LUC Lucknow
UP-MAH Maharajganj
UP-MAI Mainpuri
UP-MAT Mathura
UP-MAU Mau
UP-MEE Meerut
UP-MHB Mahoba
UP-MIR Mirzapur
UP-MOR Moradabad
UP-MUZ Muzaffarnagar
UP-PIL Pilibhit
UP-PRA Pratapgarh
UP-RAE Raebareli
UP-RAM Rampur
UP-SAH Saharanpur
UP-SHA Shahjahanpur
UP-SHR Shrawasti
UP-SID Siddharthnagar
UP-SIT Sitapur
UP-SKN Sant Kabir Nagar
UP-SON Sonbhadra
UP-SRN Sant Ravidas Nagar
UP-SUL Sultanpur
UP-UNN Unnao
UP-VAR Varanasi
WB-ALI Alipurduar
WB-BAN Bankura
WB-BIR Birbhum
WB-BUR Burdwan
WB-CBE Cooch Behar
WB-DAR Darjiling
WB-EMI East Midnapore
WB-HOO Hooghly
WB-HOW Howrah
WB-JAL Jalpaiguri
WB-KAL Kalimpong
WB-KOL Kolkata
WB-MAL Malda
WB-MED Medinipur
WB-MUR Murshidabad
WB-NAD Nadia
WB-NDI North Dinajpur
WB-NPG North 24 Parganas
WB-PBA Paschim Bardhaman
WB-PUB Purba Bardhaman
WB-PUR Purulia
WB-SDI South Dinajpur
WB-SPG South 24 Parganas
WB-WMI West Midnapore
`;
