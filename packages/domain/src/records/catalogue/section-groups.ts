/** Sections of a detail page that share a tab of its bar. */
export interface SectionGroup {
  /** The anchor of the group; no section has the same. */
  readonly key: string
  readonly label: string
  /** Keys of sections, in their order. */
  readonly sections: readonly string[]
  /** The sections whose entries are added up beside the label; no count if absent. */
  readonly counts?: readonly string[]
}

/** A tab of the section bar: a group with its sections, or a section of its own. */
interface SectionTab<Section> {
  readonly key: string
  readonly label: string
  readonly sections: readonly Section[]
  readonly counts: readonly string[]
}

/**
 * The tabs of a detail page (FIG-06): one for each declared group with content, in the order of the groups, and one for
 * each section outside of the groups. A kind without groups has a tab for each section.
 * @param sections the sections with content
 */
export function listSectionTabs<Section extends { readonly key: string; readonly label: string }>(
  sections: readonly Section[],
  groups: readonly SectionGroup[] = [],
): SectionTab<Section>[] {
  const inGroups = groups.map(({ sections: keys, counts = [], ...group }) => ({
    ...group,
    counts,
    sections: keys.flatMap((key) => sections.find((section) => section.key === key) ?? []),
  }))
  const grouped = new Set(groups.flatMap((group) => group.sections))
  const alone = sections
    .filter(({ key }) => !grouped.has(key))
    .map((section) => ({
      key: section.key,
      label: section.label,
      counts: [section.key],
      sections: [section],
    }))
  return [...inGroups.filter((tab) => tab.sections.length > 0), ...alone]
}

/** A number of entries; `isCapped` is true when there are more. */
export interface EntryCount {
  readonly entries: number
  readonly isCapped: boolean
}

/** The sum of the sections' counts; null if no section has a count (FIG-06). */
export function sumEntries(counts: readonly (EntryCount | null)[]): EntryCount | null {
  const known = counts.filter((count) => count !== null)
  if (known.length === 0) return null
  return {
    entries: known.reduce((sum, { entries }) => sum + entries, 0),
    isCapped: known.some(({ isCapped }) => isCapped),
  }
}
