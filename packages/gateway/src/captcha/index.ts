import type { Deps } from '../platform/feature'
import { observeProvider } from '../platform/telemetry'
import { captchaService } from './alibaba/captcha-service'
import { type ProviderCaptcha, providerCaptcha } from './provider-captcha'

export type { Captcha } from './captcha.ports'
export { captchaHandlers } from './captcha.routes'
export { sliderCaptcha } from './slider-captcha'

/** Alibaba's captcha, or null if the slider is configured. */
export function createAlibabaCaptcha({ config, database, clock, log }: Deps): ProviderCaptcha | null {
  if (config.CAPTCHA_PROVIDER !== 'alibaba') return null
  const {
    CAPTCHA_ALIBABA_ACCESS_KEY_ID: id,
    CAPTCHA_ALIBABA_ACCESS_KEY_SECRET: secret,
    CAPTCHA_ALIBABA_SCENE_ID: sceneId,
    CAPTCHA_ALIBABA_PREFIX: prefix,
    CAPTCHA_ALIBABA_API_URL: apiUrl,
  } = config
  if (!id || !secret || !sceneId || !prefix) throw new Error('CAPTCHA_PROVIDER=alibaba is half set')
  const provider = captchaService({ key: { id, secret }, sceneId, prefix, apiUrl, log })
  const check = (param: string) =>
    observeProvider(
      'captcha',
      () => provider.check(param),
      (result) => result === 'unavailable',
    )
  return providerCaptcha(database, clock, config.CAPTCHA_DIFFICULTY, { ...provider, check })
}
