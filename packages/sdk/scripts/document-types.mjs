// Adds the API reference to the published declarations, so that editors show it for each call.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { referenceOf } from './reference.mjs'

const ENDPOINTS = /^(Stream|Upload)?Endpoint$/

const isCall = (member) =>
  ts.isPropertySignature(member) &&
  member.type &&
  ts.isTypeReferenceNode(member.type) &&
  ENDPOINTS.test(member.type.typeName.getText())

const nameOf = (member) => member.name?.getText() ?? ''

/** The text of a comment before its first tag. */
const proseOf = (member) => {
  const text = (member.jsDoc ?? []).map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '').join('\n')
  return text.trim() === '' ? [] : ['', ...text.trim().split('\n')]
}

/** Replaces or adds the comment of a member. */
function commentEdit(source, member, lines) {
  const start = member.getStart(source)
  const column = start - source.text.lastIndexOf('\n', start) - 1
  const indent = ' '.repeat(column)
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd().replaceAll('*/', '*\\/')).join('\n')
  const from = member.jsDoc?.[0]?.pos ?? start
  return { from, to: start, text: `/**\n${body}\n${indent} */\n${indent}` }
}

const callLines = (member, { summary, notes, address, more }) => [
  summary,
  '',
  notes,
  ...proseOf(member),
  '',
  address,
  ...more,
]

const callEdits = (source, members, calls) =>
  members.flatMap((member) => {
    const said = calls.get(nameOf(member))
    return said ? [commentEdit(source, member, callLines(member, said))] : []
  })

/** The group with exactly these call names. */
const groupOf = (groups, members) => {
  const names = members.map(nameOf).sort().join()
  return [...groups.values()].find(
    ({ calls }) =>
      [...calls.keys()]
        .filter((name) => name !== 'file')
        .sort()
        .join() === names,
  )
}

const kindMember = ({ resource, kind, lines }) =>
  `    /**\n${lines.map((line) => `     * ${line}`.trimEnd()).join('\n')}\n     */\n    readonly ${resource}: RecordResource<'${kind}'>;`

const INTERFACES = {
  AssistantResource: ({ groups }) => groups.get('assistant').calls,
  RecordResource: ({ anyKind }) => anyKind,
}

function editsOf(source, reference) {
  const edits = []
  const visit = (node) => {
    if (ts.isTypeLiteralNode(node) && node.members.length && node.members.every(isCall)) {
      const group = groupOf(reference.groups, [...node.members])
      if (group) edits.push(...callEdits(source, node.members, group.calls))
      return
    }
    if (ts.isInterfaceDeclaration(node) && Object.hasOwn(INTERFACES, node.name.text)) {
      edits.push(...callEdits(source, node.members, INTERFACES[node.name.text](reference)))
    }
    if (ts.isTypeAliasDeclaration(node) && node.name.text === 'Calls') {
      for (const member of node.type.members) {
        const group = reference.groups.get(nameOf(member))
        if (group) edits.push(commentEdit(source, member, [group.name]))
      }
    }
    if (ts.isTypeAliasDeclaration(node) && node.name.text === 'RecordResources') {
      const members = reference.kinds.map(kindMember).join('\n')
      edits.push({
        from: node.getStart(source),
        to: node.end,
        text: `interface RecordResources {\n${members}\n}`,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return edits.sort((a, b) => b.from - a.from)
}

/** Documents every declaration in a folder; returns the number of comments written. */
export function documentTypes(folder, documentPath) {
  const reference = referenceOf(JSON.parse(readFileSync(documentPath, 'utf8')))
  let count = 0
  for (const name of readdirSync(folder).filter((file) => /\.d\.[cm]?ts$/.test(file))) {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    const edits = editsOf(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), reference)
    const edited = edits.reduce(
      (all, { from, to, text: put }) => all.slice(0, from) + put + all.slice(to),
      text,
    )
    if (edits.length) writeFileSync(path, edited)
    count += edits.length
  }
  return count
}
