import { useEffect, useState } from 'react'
import { callStaff } from '../api'

type Names = ReadonlyMap<string, string>

let loading: Promise<Names> | null = null

/**
 * The names of the staff by account, loaded once per page; after a failure the next caller loads them
 * again.
 */
const loadNames = (): Promise<Names> => {
  loading ??= callStaff('session', 'colleagues', {}).then(
    ({ records }) => new Map(records.map(({ account, name }) => [account, name])),
  )
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** A member of the staff by name and account; only the account while the names are loading. */
export function StaffName({ account }: { readonly account: string }) {
  const [names, setNames] = useState<Names | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadNames().then(
      (names) => isCurrent && setNames(names),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const name = names?.get(account)
  return name === undefined || name === account ? account : `${name}（${account}）`
}
