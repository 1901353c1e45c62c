import { themeScript } from './theme-script'

/** Goes into the head, before anything is painted. Constant text: the page's policy names its hash. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />
}
