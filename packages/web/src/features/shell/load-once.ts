/** Loads JSON of the portal once for a page; a failed load is repeated by the next call. */
export function loadOnce<T>(path: string): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return answer.json() as Promise<T>
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}
