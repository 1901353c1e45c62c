/** The call that says whether the person logged in may use the qualification site; a failure is a value (ACC-14). */
export interface QualificationSiteGateway {
  readonly mayEnter: () => Promise<
    { readonly allowed: boolean } | { readonly error: string; readonly message: string | null }
  >
}
