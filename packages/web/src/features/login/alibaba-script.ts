// biome-ignore-all lint/plugin: the page in the frame is Alibaba's.
/* Alibaba's script, run in its own page: see "Web and H5 client V3 integration" of Captcha 2.0. */

/** Alibaba requires loading from this address at each use, without a copy. */
const SCRIPT = 'https://o.alicdn.com/captcha-frontend/aliyunCaptcha/AliyunCaptcha.js'

/** Minimum width of the script's window, in px; the window is scaled down on narrower screens. */
const LEAST_WIDTH = 360

interface Options {
  readonly SceneId: string
  readonly mode: 'popup'
  readonly element: string
  readonly button: string
  readonly language: 'cn'
  readonly slideStyle: { readonly width: number; readonly height: number }
  readonly rem: number
  readonly success: (captchaVerifyParam: string) => void
  readonly fail: (result: unknown) => void
  readonly getInstance: (instance: unknown) => void
  readonly onError: (error: unknown) => void
  readonly onClose: () => void
}

interface CaptchaWindow extends Window {
  AliyunCaptchaConfig?: { readonly region: 'cn'; readonly prefix: string }
  initAliyunCaptcha?: (options: Options) => void
}

interface CaptchaEvents {
  readonly onReady: () => void
  /** @param param for the gateway, unmodified */
  readonly onSolved: (param: string) => void
  /** Called if the script or its challenge failed to load. */
  readonly onFailed: () => void
  readonly onClosed: () => void
}

/** Loads the script into a framed page and shows its challenge. */
export function showAlibabaCaptcha(
  frame: HTMLIFrameElement,
  { sceneId, prefix }: { readonly sceneId: string; readonly prefix: string },
  { onReady, onSolved, onFailed, onClosed }: CaptchaEvents,
): void {
  const [page, view] = [frame.contentDocument, frame.contentWindow as CaptchaWindow | null]
  const button = page?.getElementById('captcha-button')
  // An error page in the frame: the gateway has another configuration, or is unreachable.
  if (!page || !view || !button) {
    onFailed()
    return
  }

  const start = () => {
    if (!view.initAliyunCaptcha) return onFailed()
    view.initAliyunCaptcha({
      SceneId: sceneId,
      mode: 'popup',
      element: '#captcha-element',
      button: '#captcha-button',
      language: 'cn',
      slideStyle: { width: 320, height: 40 },
      rem: Math.min(1, frame.clientWidth / LEAST_WIDTH || 1),
      success: onSolved,
      // The script itself shows the error and the next challenge.
      fail: () => {},
      getInstance: () => {
        button.click()
        onReady()
      },
      onError: onFailed,
      onClose: onClosed,
    })
  }

  page.addEventListener('keydown', ({ key }) => {
    // The key event stays inside the frame; the dialog does not receive it.
    if (key === 'Escape') onClosed()
  })
  view.AliyunCaptchaConfig = { region: 'cn', prefix }
  const script = page.createElement('script')
  script.src = SCRIPT
  script.addEventListener('load', start)
  script.addEventListener('error', onFailed)
  page.head.append(script)
}
