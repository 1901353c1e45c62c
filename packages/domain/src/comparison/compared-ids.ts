/** The maximum of companies in a comparison. */
export const MAX_COMPARED = 4

const ID = /^[0-9A-Za-z_-]{1,64}$/

/** The ids of an address, a,b,c: in their order, without repeats, four at most; invalid ids are left out (CMP-01). */
export function parseComparedIds(text: string): readonly string[] {
  const ids = text.split(',').filter((id) => ID.test(id))
  return [...new Set(ids)].slice(0, MAX_COMPARED)
}

/** The ids as written in an address (CMP-01). */
export function formatComparedIds(ids: readonly string[]): string {
  return ids.join(',')
}

/** Adds a company at the end; returns an error if the comparison is full or already has it (CMP-01). */
export function addCompared(
  ids: readonly string[],
  id: string,
): readonly string[] | { readonly error: 'full' | 'present' } {
  if (ids.includes(id)) return { error: 'present' }
  return ids.length >= MAX_COMPARED ? { error: 'full' } : [...ids, id]
}

/** The ids without the removed one, in their order. */
export function removeCompared(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((text) => text !== id)
}

/** The messages of the form beside a comparison. */
export const COMPARISON_TEXTS = {
  full: `最多对比 ${MAX_COMPARED} 家，请先移除一家再添加`,
  present: '这家企业已在对比中',
  unknown: '没有找到这家企业，请换用更准确的名称',
} as const
