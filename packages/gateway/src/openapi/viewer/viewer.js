// @ts-check
// Starts Swagger UI, and where there is a sandbox lends it the tokens of the demo accounts.
import { speakChinese } from './labels.js'

/** @type {any} The script before this one defines it. */
const { SwaggerUIBundle } = window

const viewer = SwaggerUIBundle({
  dom_id: '#viewer',
  url: '/openapi.json',
  presets: [SwaggerUIBundle.presets.apis],
  validatorUrl: 'none',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  displayRequestDuration: true,
  /** @param {any} request */
  requestInterceptor: (request) => {
    if (!request.loadSpec) request.headers['Data-Source'] ??= 'docs'
    return request
  },
})

speakChinese(/** @type {HTMLElement} */ (document.getElementById('viewer')))

const told = /** @type {HTMLElement} */ (document.getElementById('told'))

/** @param {string} key of a demo account; empty for a visitor */
async function useAccount(key) {
  // Nobody can be logged out who is not in.
  if (viewer.authSelectors.authorized()?.size) viewer.authActions.logout(['token'])
  told.textContent = ''
  if (key === '') return
  const answer = await fetch(`/sandbox/accounts/${encodeURIComponent(key)}/token`, { method: 'POST' })
  if (!answer.ok) {
    told.textContent = '没有取得令牌，请重新选择账号'
    return
  }
  viewer.preauthorizeApiKey('token', (await answer.json()).access_token)
  told.textContent = '已使用这个账号的令牌'
}

async function offerAccounts() {
  const answer = await fetch('/sandbox/accounts', { headers: { accept: 'application/json' } })
  if (!answer.ok) return
  const label = /** @type {HTMLElement} */ (document.getElementById('account'))
  const select = /** @type {HTMLSelectElement} */ (label.querySelector('select'))
  select.append(new Option('不带令牌', ''))
  for (const { key, role } of await answer.json()) select.append(new Option(role, key))
  select.addEventListener('change', () => useAccount(select.value))
  label.hidden = false
}

await offerAccounts()
