// Adds the reference of each call to interfaces that are written by hand, such as that of the assistant.
import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { comment, describeCall } from './comments.mjs'

/** The text of a comment before its first tag. */
const proseOf = (member) => {
  const text = (member.jsDoc ?? []).map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '').join('\n')
  return text.trim() === '' ? [] : text.trim().split('\n')
}

/** The reference of a call, with the hand-written text before its address. */
const linesOf = (document, operation, member) => {
  const [summary, ...more] = describeCall(document, operation)
  const at = more.findIndex((line) => line.startsWith('`'))
  return [summary, ...more.slice(0, at), ...proseOf(member), '', ...more.slice(at)]
}

/** Documents the members of an interface that are named as calls. */
export function documentInterface(path, name, document, operations) {
  const text = readFileSync(path, 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const calls = new Map(operations.map((operation) => [operation.name, operation]))
  const declaration = source.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  const edits = declaration.members.flatMap((member) => {
    const operation = calls.get(member.name.getText())
    if (!operation) return []
    const start = member.getStart(source)
    const lines = comment(linesOf(document, operation, member), '    ').trimStart()
    return [{ from: member.jsDoc?.[0]?.pos ?? start, to: start, lines: `${lines}    ` }]
  })
  const edited = edits
    .reverse()
    .reduce((all, { from, to, lines }) => all.slice(0, from) + lines + all.slice(to), text)
  writeFileSync(path, edited)
}
