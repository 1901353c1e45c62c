/** Types of changes in display order, with their headings. */
export const KINDS = {
  removed: 'Removed',
  changed: 'Changed',
  added: 'Added',
  fixed: 'Fixed',
  security: 'Security',
}
const NOTE = /^---\nkind: (\w+)\n---\n\n([^\n].*)\n$/
const LONGEST = 400

/** Parses a note of packages/sdk/changes: its type and its one paragraph, or what is wrong with it. */
export function readNote(text) {
  const [, kind, words] = NOTE.exec(text) ?? []
  if (!kind)
    return { error: 'a note is front matter with a kind, an empty line and one paragraph in one line' }
  if (!Object.hasOwn(KINDS, kind))
    return { error: `kind is one of ${Object.keys(KINDS).join(', ')}, not ${kind}` }
  if (words.length > LONGEST) return { error: `a note has at most ${LONGEST} characters` }
  if (!words.endsWith('.')) return { error: 'a note ends with a full stop' }
  return { kind, words }
}

/** Before 1.0 a breaking change needs a minor version, like a new feature. */
export function nextVersion(version, notes) {
  const [major, minor, patch] = version.split('.').map(Number)
  const has = (...kinds) => notes.some(({ kind }) => kinds.includes(kind))
  if (major > 0 && has('removed', 'changed')) return `${major + 1}.0.0`
  return has('removed', 'changed', 'added') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/** The section of a version; `on` is its date, or 'unreleased'. */
export function sectionOf(version, on, notes) {
  const parts = Object.entries(KINDS).flatMap(([kind, title]) => {
    const lines = notes.filter((note) => note.kind === kind).map(({ words }) => `- ${words}`)
    return lines.length ? [`### ${title}\n\n${lines.join('\n')}\n`] : []
  })
  return `## ${version} - ${on}\n\n${parts.join('\n')}`
}

/** The change log with that section at the top, replacing an unreleased one of the same version. */
export function withSection(log, version, section) {
  const [head, ...sections] = log.split(/^(?=## )/m)
  const others = sections.filter((one) => !one.startsWith(`## ${version} - unreleased\n`))
  return [head, `${section}\n`, ...others].join('')
}
