import { themeScript } from './theme-script'

/**
 * Part of the head, so that it runs before the first paint. Constant text: the page's policy contains its
 * hash.
 */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script dangerouslySetInnerHTML={{ __html: themeScript }} />
}
