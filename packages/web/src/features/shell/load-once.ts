/** Loads JSON of the portal's own once for a page; a failure is tried again the next time. */
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
