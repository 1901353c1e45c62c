import { Client } from 'pg'
import type { PlanNode } from './distributed-plan'

/** The error code for a table that only its own transaction knows. */
const NO_SUCH_TABLE = '42P01'

/** Collects the texts of the statements that are sent, until the returned function is called. */
export function collectStatements(texts: Set<string>): () => void {
  const { query } = Client.prototype
  Client.prototype.query = function (this: Client, ...args: readonly unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { readonly text?: unknown }).text
    if (typeof text === 'string') texts.add(text)
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => {
    Client.prototype.query = query
  }
}

const isPlanned = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** The plans of the statements for any parameters, by text; without those over a transaction's own tables. */
export async function explainStatements(
  url: string,
  texts: Iterable<string>,
): Promise<ReadonlyMap<string, PlanNode>> {
  const client = new Client(url)
  await client.connect()
  const plans = new Map<string, PlanNode>()
  for (const text of [...texts].filter(isPlanned)) {
    try {
      const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
      plans.set(text, rows[0]['QUERY PLAN'][0].Plan)
    } catch (error) {
      if ((error as { code?: string }).code !== NO_SUCH_TABLE) throw error
    }
  }
  await client.end()
  return plans
}
