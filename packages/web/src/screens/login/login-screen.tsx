import { HOTLINE } from '@zhushutong/domain/contact'
import { Logo } from '@zhushutong/ui/icon'
import type { Metadata } from 'next'
import { asksLoginConsent } from '@/settings/environment'
import { LoginIsland } from './login-island'

export const loginMetadata: Metadata = { title: '登录', robots: { index: false } }

/** The login as a separate page, without the portal's frame (NAV-10). */
export function LoginScreen() {
  return (
    <main id="main" className="m-auto grid w-full max-w-[400px] content-center gap-6 px-4 py-8">
      <a href="/" className="wordmark justify-self-center">
        <Logo />
        筑数通
      </a>
      <section className="group card p-5 md:p-6">
        <h1 className="mb-5 text-20 font-semibold group-has-[[data-trial]]:hidden">登录 / 注册</h1>
        <LoginIsland asksConsent={asksLoginConsent()} />
        <noscript>
          <p className="mt-4 text-ink-2">登录需要启用浏览器的 JavaScript。如有困难，请致电 {HOTLINE}。</p>
        </noscript>
      </section>
      <p className="text-center text-12 text-ink-3">
        <a href="/">返回首页</a>
      </p>
    </main>
  )
}
