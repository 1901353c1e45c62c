/** How many companies stand side by side at most (CMP-01). */
export const MAX_COMPARED = 4

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** Reads the ids of an address, a,b,c: in their order, each once, four at most; what is no id is left out (CMP-01). */
export function parseComparedIds(text: string): readonly string[] {
  const ids = text.split(',').filter((id) => ID.test(id))
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

/** Ids as an address holds them (CMP-01). */
export function formatComparedIds(ids: readonly string[]): string {
  return ids.join(',')
}

/** Adds a company behind the others; it says why it cannot (CMP-01). */
export function addCompared(
  ids: readonly string[],
  id: string,
): readonly string[] | { readonly error: 'full' | 'present' } {
  if (ids.includes(id)) return { error: 'present' }
  return ids.length >= MAX_COMPARED ? { error: 'full' } : [...ids, id]
}

/** The others, in their order (CMP-01). */
export function removeCompared(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((one) => one !== id)
}

/** What the form beside a comparison says (CMP-01). */
export const COMPARISON_TEXTS = {
  full: `最多对比 ${MAX_COMPARED} 家，请先移除一家再添加`,
  present: '这家企业已在对比中',
  unknown: '没有找到这家企业，请换用更准确的名称',
} as const
