import type { ApiCall } from '@zhushutong/domain/api-centre'

const explainNoTry = ({ canTry }: Pick<ApiCall, 'canTry'>) =>
  canTry
    ? '沙箱没有开启，不能在线试用。请用上面的示例代码和自己的密钥调用。'
    : '只有不改变数据的接口可以在线试用，这个接口请用示例代码调用。'

/** Replaces the try panel for a call that cannot be tried. */
export function NoTry({ call }: { call: Pick<ApiCall, 'canTry'> }) {
  return (
    <section className="card px-4 py-3">
      <h2 className="text-16 font-semibold">试一试</h2>
      <p className="mt-1 text-ink-2">{explainNoTry(call)}</p>
    </section>
  )
}
