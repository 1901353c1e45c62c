export type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The query as text, for the domain's address functions. */
export function rawSearch(params: SearchParams): string {
  const pairs = Object.entries(params).flatMap(([key, values]) =>
    [values ?? []].flat().map((value): [string, string] => [key, value]),
  )
  return new URLSearchParams(pairs).toString()
}

/** The first value of each parameter. */
export function readAll(params: SearchParams): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.keys(params).map((key) => [key, readFirst(params, key)]))
}

export function readFirst<K extends string>(
  params: Readonly<Partial<Record<K, SearchParams[string]>>>,
  key: NoInfer<K>,
): string | undefined {
  return [params[key] ?? []].flat()[0]
}
