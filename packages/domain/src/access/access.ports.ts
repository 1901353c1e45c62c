/**
 * The call that returns the permission to use the qualification site for the logged-in user; a failure is a value
 * (ACC-14).
 */
export interface QualificationSiteGateway {
  readonly mayEnter: () => Promise<
    { readonly allowed: boolean } | { readonly error: string; readonly message: string | null }
  >
}
