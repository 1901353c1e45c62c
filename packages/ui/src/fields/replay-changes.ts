const isCheckable = (field: HTMLInputElement) => /^(checkbox|radio)$/.test(field.type)

/** Types a text again: React's own setter stores the previous value, so that React detects the change. */
function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks again; in a radio group only the selected option. */
function reclick(field: HTMLInputElement) {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = field.defaultChecked
  field.click()
}

/**
 * True when another option is selected than in the server's HTML; without a selected one the browser
 * selects the first.
 */
const isReselected = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

/**
 * Repeats all input made on a page before React hydrated it. React fires no event for such input: the field
 * and the page's state would differ.
 */
export function replayChanges(page: ParentNode): void {
  for (const field of page.querySelectorAll('input')) {
    if (isCheckable(field)) reclick(field)
    else if (field.type !== 'file' && field.value !== field.defaultValue) retype(field)
  }
  for (const field of page.querySelectorAll('textarea')) {
    if (field.value !== field.defaultValue) retype(field)
  }
  for (const field of page.querySelectorAll('select')) {
    if (isReselected(field)) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
