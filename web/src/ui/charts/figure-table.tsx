/** Rows of figures under their headings; the first cell names its row. */
export interface TableOf {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export function FigureTable({ caption, heads, rows }: TableOf & { caption: string }) {
  return (
    // On a phone it may reach beyond its width: with the keyboard it is gone through like everything else.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
    <div tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-base-300">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`py-2 font-semibold ${index === 0 ? "pe-4 text-start" : "ps-4 text-end"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-base-300 last:border-b-0">
              <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="py-2 ps-4 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
