import { divisionLabel } from '@zhushutong/domain/divisions'
import type { Suggestion } from '@zhushutong/domain/records'

/** Companies to choose from, as buttons, which are accessible by keyboard. */
export function SuggestedCompanies({
  text,
  companies,
  onChoose,
}: {
  /** The text for which the companies were found. */
  text: string
  companies: readonly Suggestion[]
  onChoose: (company: Suggestion) => void
}) {
  return (
    <>
      <p role="status" className="sr-only">
        {text === '' ? '' : `${companies.length} 家企业可以选择`}
      </p>
      {companies.length > 0 && (
        <ul aria-label="可以选择的企业" className="grid rounded-2 border border-line">
          {companies.map((company) => (
            <li key={company.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="flex min-h-10 w-full flex-wrap items-center gap-x-3 px-3 py-2 text-left hover:bg-surface-2"
                onClick={() => onChoose(company)}
              >
                <span className="min-w-0 wrap-anywhere">{company.name}</span>
                {company.region && (
                  <span className="ml-auto text-12 text-ink-3">{divisionLabel(company.region)}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
