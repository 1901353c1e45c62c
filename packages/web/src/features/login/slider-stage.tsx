'use client'

import { SpinnerIcon } from '@zhushutong/ui/icon'
import { AlibabaFrame } from './alibaba-frame'
import { SliderPuzzle } from './slider-puzzle'
import type { useSlider } from './use-slider'

const BOX = 'flex min-h-11 w-full items-center justify-center gap-2 rounded-2 border px-3 py-2'

const Busy = ({ text }: { text: string }) => (
  <p className={`${BOX} border-line bg-surface-2 text-ink-2`} role="status">
    <SpinnerIcon className="animate-spin" />
    {text}
  </p>
)

export function SliderStage({
  state,
  load,
  moveTo,
  check,
  checkParam,
  giveUp,
  passWithoutPicture,
  fold,
}: ReturnType<typeof useSlider>) {
  return (
    <div>
      {state.at === 'loading' && (
        <p className={`${BOX} border-line bg-surface-2 text-ink-3`}>
          <SpinnerIcon className="animate-spin" />
          正在加载安全验证
        </p>
      )}
      {state.at === 'working' && <Busy text="正在验证，通常需要十几秒，请不要关闭" />}
      {state.at === 'judging' && <Busy text="正在验证，请稍候" />}
      {state.at === 'alibaba' && (
        <AlibabaFrame
          key={state.challenge.captchaId}
          challenge={state.challenge}
          text={state.text}
          onSolved={(param) => checkParam(state.challenge, param)}
          onFailed={giveUp}
          onClosed={fold}
        />
      )}
      {state.at === 'unavailable' && (
        <button type="button" className={`${BOX} border-bad bg-bad-soft text-bad`} onClick={() => load()}>
          {state.text}
        </button>
      )}
      {'puzzle' in state && (
        <SliderPuzzle
          open={state}
          onMove={(x, y) => moveTo(state, x, y)}
          onRelease={() => check(state)}
          onRenew={() => load()}
        />
      )}
      {('puzzle' in state || state.at === 'alibaba' || state.at === 'unavailable') && (
        <button type="button" className="mt-3 text-12 text-ink-3 underline" onClick={passWithoutPicture}>
          看不清图片？改用无图验证
        </button>
      )}
      <p className="sr-only" role="status">
        {'text' in state ? state.text : ''}
      </p>
    </div>
  )
}
