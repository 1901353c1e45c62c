/** The result of the work; rejects with the name after `limit` ms. */
export async function within<T>(limit: number, work: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms: ${name}`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
