import { observe } from '../telemetry'
import { readVerb, removeValues } from './statement-text'

const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query
  const { text, submit } = query as { text?: unknown; submit?: unknown }
  // A COPY sends itself, and its rows take as long as the program that reads or writes them.
  return typeof text === 'string' && submit === undefined ? text : null
}

/** Runs a query of pg as a step of its trace; one with a callback is a part of another. */
export function observeQuery<T>(args: readonly unknown[], run: () => T): T {
  const text = textOf(args[0])
  if (text === null || typeof args.at(-1) === 'function') return run()
  const name = readVerb(text)
  const attributes = () => ({ 'db.system.name': 'postgresql', 'db.query.text': removeValues(text) })
  return observe({ kind: 'statement', name, attributes }, run as () => Promise<unknown>) as T
}
