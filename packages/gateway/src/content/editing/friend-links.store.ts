import { randomUUID } from 'node:crypto'
import type { FriendLinkLocation } from '@zhushutong/domain/portal/shell'
import { asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { friendLinks } from '../content.table'

export interface LinkInput {
  readonly name: string
  readonly url: string
  readonly columns: string
  readonly location: FriendLinkLocation
  readonly position: number
}

interface Link extends LinkInput {
  readonly id: string
}

const LINK = {
  id: friendLinks.id,
  name: friendLinks.name,
  url: friendLinks.url,
  columns: friendLinks.columns,
  location: sql<FriendLinkLocation>`${friendLinks.location}`,
  position: friendLinks.position,
}

interface LinkList extends PageRequest {
  readonly words: string
  readonly order: 'asc' | 'desc'
}

export async function findFriendLinkPage(db: Queryable, { words, order, ...page }: LinkList) {
  const pattern = containing(words)
  const matching =
    words === '' ? undefined : or(ilike(friendLinks.name, pattern), ilike(friendLinks.url, pattern))
  const direction = order === 'asc' ? asc : desc
  const rows: Link[] = await db
    .select(LINK)
    .from(friendLinks)
    .where(matching)
    .orderBy(direction(friendLinks.position), asc(friendLinks.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(friendLinks, matching) }
}

export async function findFriendLink(db: Queryable, id: string): Promise<Link | undefined> {
  return (await db.select(LINK).from(friendLinks).where(eq(friendLinks.id, id)))[0]
}

export async function insertFriendLink(db: Queryable, input: LinkInput): Promise<Link> {
  const link = { id: randomUUID(), ...input }
  await db.insert(friendLinks).values(link)
  return link
}

export async function updateFriendLink(db: Queryable, id: string, input: LinkInput): Promise<Link> {
  await db.update(friendLinks).set(input).where(eq(friendLinks.id, id))
  return { id, ...input }
}

export async function deleteFriendLink(db: Queryable, id: string): Promise<void> {
  await db.delete(friendLinks).where(eq(friendLinks.id, id))
}
