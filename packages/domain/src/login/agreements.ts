import type { LoginGateway, LoginRefusal } from './login.ports'
import type { Agreement } from './texts'

/** Fetches an agreement by its type and gives what its dialog shows; `content` is HTML (LOG-09). */
export const readAgreement =
  (gateway: Pick<LoginGateway, 'agreement'>) =>
  async ({
    type,
    title,
  }: Agreement): Promise<{ readonly title: string; readonly content: string } | LoginRefusal> => {
    const answer = await gateway.agreement(type)
    return 'error' in answer ? answer : { title, content: answer.content }
  }
