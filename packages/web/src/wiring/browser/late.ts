/** The methods of a port whose answers do not include this failure: their callers would misread it. */
type Misfit<T, F> = {
  [M in keyof T]: T[M] extends (...args: never[]) => Promise<void>
    ? never
    : T[M] extends (...args: never[]) => Promise<infer Answer>
      ? F extends Answer
        ? never
        : M
      : M
}[keyof T]

type Method = (...args: unknown[]) => Promise<unknown>

/**
 * A port whose methods load it with their first call.
 * @param methods the names of all methods
 * @param failure the answer of every call when the port cannot be loaded
 */
export function late<T extends object, F>(
  load: () => Promise<T>,
  methods: Record<keyof T, true>,
  failure: F & ([Misfit<T, NoInfer<F>>] extends [never] ? unknown : never),
): T {
  let port: Promise<T> | undefined
  const loadOnce = () => {
    port ??= load()
    return port.catch(() => {
      port = undefined
      return null
    })
  }
  const lateMethod =
    (name: string): Method =>
    async (...args) => {
      const loaded = (await loadOnce()) as Readonly<Record<string, Method>> | null
      return loaded ? loaded[name]?.(...args) : failure
    }
  return Object.fromEntries(Object.keys(methods).map((name) => [name, lateMethod(name)])) as T
}
