/** One entry in the list of the change log; `releaseTime` in ms. */
export interface ChangelogEntry {
  readonly id: string
  readonly title: string
  readonly remark: string | null
  readonly labelList: readonly string[]
  readonly releaseTime: number
}

/** A failed call: its code, or the kind of failure without an answer, and the server's message. */
export interface ChangelogFailure {
  readonly error: string
  readonly message: string | null
}

/** The request of one page of the list (CHG-02). */
export interface ChangelogQuery {
  readonly platformType: 'PC'
  readonly pageNum: number
  readonly pageSize: number
}

/** The calls of the change log, newest first; a failure is returned as a value, never thrown (CHG-02). */
export interface ChangelogGateway {
  readonly page: (
    query: ChangelogQuery,
  ) => Promise<{ readonly records: readonly ChangelogEntry[]; readonly total: number } | ChangelogFailure>
  /** The body of one entry, as HTML. */
  readonly detail: (id: string) => Promise<{ readonly textBody: string } | ChangelogFailure>
}
