import type { I18nProvider, NotificationProvider } from '@refinedev/core'
import { toast } from '@zhushutong/ui/overlays/toast'

/** Refine's own texts in Chinese; `{{name}}` is replaced. */
const TEXTS: Readonly<Record<string, string>> = {
  'notifications.success': '操作成功',
  'notifications.error': '操作失败',
  'notifications.createSuccess': '已新建',
  'notifications.createError': '没有新建成功',
  'notifications.editSuccess': '已保存',
  'notifications.editError': '没有保存成功',
  'notifications.deleteSuccess': '已删除',
  'notifications.deleteError': '没有删除成功',
  'notifications.undoable': '{{seconds}} 秒内可以撤销',
}

export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    const text = TEXTS[key] ?? fallback ?? (typeof options === 'string' ? options : key)
    const values = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {}
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  },
  changeLocale: async () => {},
  getLocale: () => 'zh-CN',
}

/** Messages as the portal's toasts. For a failure only the reason is shown. */
export const notificationProvider: NotificationProvider = {
  open: ({ message, description, type }) => {
    if (type === 'error') toast(description || message || '操作失败', 'bad')
    else toast(message, type === 'success' ? 'ok' : 'info')
  },
  close: () => {},
}
