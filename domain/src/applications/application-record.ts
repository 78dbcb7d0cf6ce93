import type * as z from "zod/mini";
import type { FranchiseApplication } from "./application.ts";
import type { submitApplicationInput } from "./application-input.ts";

type Sent = Pick<z.output<typeof submitApplicationInput>, "personal" | "territory" | "business">;

/** What the wizard asked, under the names it is stored by. */
export function applicationFields({ personal, territory, business }: Sent) {
  return {
    first_name: personal.firstName,
    last_name: personal.lastName,
    email: personal.email,
    phone: personal.phone,
    date_of_birth: personal.dateOfBirth,
    address: personal.address,
    city: personal.city,
    state: personal.state,
    pincode: personal.pincode,
    hierarchy_level: territory.hierarchyLevel,
    territory_code: territory.territoryCode,
    territory_name: territory.territoryName,
    preferred_state: territory.preferredState,
    preferred_district: territory.preferredDistrict ?? null,
    investment_capacity: territory.investmentCapacity,
    business_experience: business.businessExperience,
    current_occupation: business.currentOccupation,
    annual_income: business.annualIncome,
    expected_monthly_revenue: business.expectedMonthlyRevenue,
    team_size: business.teamSize,
    office_space: business.officeSpace,
    business_plan: business.businessPlan,
    marketing_strategy: business.marketingStrategy,
    has_business_license: business.hasBusinessLicense,
    has_previous_franchise: business.hasPreviousFranchise,
  } satisfies Partial<FranchiseApplication>;
}
