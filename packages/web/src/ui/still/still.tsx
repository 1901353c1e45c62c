import 'server-only'
import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { lay } from './shelf'
import { StillPart } from './still-part'

/*
 * React sends every page twice: as HTML, and as data from which the browser builds the same elements to compare.
 * Most of a page never moves, so that this doubles its weight and its cost for nothing. `still` renders the server
 * components itself and leaves to React only what leads to an island; the rest goes into the HTML alone.
 * The portal's links load pages whole; a page that were refreshed in place would keep its still parts.
 */

/** A rendered node, and whether a client component or something unknown stands in it. */
interface Rendered {
  readonly node: ReactNode
  readonly moves: boolean
}

/** At once where it can be: a promise for each of thousands of nodes would cost more than the rendering. */
type Soon<T> = T | Promise<T>

const then = <A, B>(value: Soon<A>, next: (value: A) => Soon<B>): Soon<B> =>
  value instanceof Promise ? value.then(next) : next(value)

const all = <T,>(values: readonly Soon<T>[]): Soon<readonly T[]> =>
  values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly T[])

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode
  readonly 'data-still'?: string
}

type Component = (props: Props) => Soon<ReactNode>

const CLIENT = Symbol.for('react.client.reference')
const SMALLEST = new Set(['br', 'hr', 'input', 'wbr'])

const isClient = (type: unknown): boolean => (type as { $$typeof?: symbol } | null)?.$$typeof === CLIENT

const leaf = (node: ReactNode, moves = false): Rendered => ({ node, moves })

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number'

const ofList = (nodes: readonly ReactNode[]): Soon<Rendered> =>
  then(all(nodes.map(rendered)), (parts) => {
    const moves = parts.some((part) => part.moves)
    return leaf(moves ? parts.map(settled) : joined(parts.map((part) => part.node)), moves)
  })

/** A key of null, handed on as a property, would be the key 'null'. */
const keyed = (key: string | null, element: ReactElement): ReactElement =>
  key === null ? element : cloneElement(element, { key })

/** What is still beside something that moves is laid down; the texts between stay. */
const settled = ({ node, moves }: Rendered): ReactNode => {
  if (moves) return node
  if (Array.isArray(node)) return node.map((one) => settled(leaf(one)))
  if (!isValidElement<Props>(node)) return node
  const { type, key } = node
  if (type === Fragment) return keyed(key, <Fragment>{settled(leaf(node.props.children))}</Fragment>)
  if (typeof type !== 'string' || SMALLEST.has(type)) return node
  const id = lay((name) => cloneElement(node, { 'data-still': name }))
  return keyed(key, <StillPart id={id} tag={type} />)
}

/** Texts that follow each other are one: React would put a mark between any two. */
const joined = (nodes: readonly ReactNode[]): readonly ReactNode[] => {
  const all: ReactNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (isText(node) && isText(last)) all[all.length - 1] = `${last}${node}`
    else all.push(node)
  }
  return all
}

/** An element with its children in the place of those it had; their keys are theirs already. */
const withChildren = (element: ReactElement<Props>, children: ReactNode): ReactElement =>
  Array.isArray(children)
    ? cloneElement(element, undefined, ...children)
    : cloneElement(element, undefined, children)

const ofHost = (element: ReactElement<Props>): Soon<Rendered> => {
  const { children } = element.props
  if (children === undefined || isText(children)) return leaf(element)
  return then(rendered(children), ({ node, moves }) => leaf(withChildren(element, node), moves))
}

/** A component of our own that runs on both sides may call a hook, which only React can answer. */
const called = (element: ReactElement<Props>, component: Component): Soon<Rendered> => {
  try {
    return then(component(element.props), rendered)
  } catch (error) {
    if (error instanceof TypeError && /of null \(reading 'use/.test(error.message)) return leaf(element, true)
    throw error
  }
}

const ofComponent = (element: ReactElement<Props>, component: Component): Soon<Rendered> => {
  if (element.key === null) return called(element, component)
  return then(called(element, component), ({ node, moves }) =>
    leaf(keyed(element.key, <Fragment>{node}</Fragment>), moves),
  )
}

const rendered = (node: ReactNode): Soon<Rendered> => {
  if (node instanceof Promise) return node.then(rendered)
  if (Array.isArray(node)) return ofList(node)
  if (!isValidElement<Props>(node)) return leaf(node)
  const { type } = node
  // What a client component is given it may show later, when no HTML of it is there.
  if (isClient(type)) return leaf(node, true)
  if (typeof type === 'string' || type === Fragment) return ofHost(node)
  return typeof type === 'function' ? ofComponent(node, type as Component) : leaf(node, true)
}

/**
 * The page as React gets it: islands and what stands around them; everything else comes with the HTML only.
 * Errors of components come out as they are.
 */
export const still = async (page: ReactNode): Promise<ReactNode> => settled(await rendered(page))
