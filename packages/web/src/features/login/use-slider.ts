import { useCallback, useEffect, useRef, useState } from 'react'
import type { Subscription } from 'rxjs'
import { abortable } from '@/streams/latest'
import type {
  AlibabaChallenge,
  SliderFailure,
  SliderGateway,
  SliderPuzzle,
  SliderScene,
  TrackPoint,
  WorkTask,
} from './login.types'

/**
 * The stages of a check (LOG-02): closed at first, then a puzzle or Alibaba's challenge, or a proof of work
 * without a picture.
 */
type SliderState =
  | { readonly at: 'folded' | 'loading' | 'working' | 'judging' | 'passed' }
  | { readonly at: 'alibaba'; readonly challenge: AlibabaChallenge; readonly text: string | null }
  | { readonly at: 'unavailable'; readonly text: string }
  | {
      readonly at: 'ready' | 'dragging' | 'checking' | 'failed'
      readonly puzzle: SliderPuzzle
      readonly x: number
      readonly text: string | null
    }

export interface SliderUse {
  readonly slider: SliderGateway
  readonly scene: SliderScene
  /** The mobile number or account name bound to the sign; null for no binding. */
  readonly subject: string | null
  readonly onPassed: (sign: string) => void
}

const NOT_SOLVED = '10002'
const EXPIRED = '10003'
const TEXTS = {
  unavailable: '安全验证没有加载出来，点击重试',
  missed: '没有对准形状相同的缺口，已换一张新图',
  gone: '验证已失效，已换一张新图',
  refused: '验证没有通过，请再试一次',
  expired: '验证已失效，请再试一次',
  unworked: '无图验证没有完成，点击重试图片验证',
}

export type OpenPuzzle = Extract<SliderState, { puzzle: SliderPuzzle }>

const rightmost = ({ width, pieceSize }: SliderPuzzle) => width - pieceSize

/** The slider's state: loads puzzles, computes their proof of work, records the drag, and submits it. */
export function useSlider({ slider, scene, subject, onPassed }: SliderUse) {
  const [state, setState] = useState<SliderState>({ at: 'folded' })
  const track = useRef<TrackPoint[]>([])
  const startedAt = useRef(0)

  // The pending call: aborted by a new call, by closing, or on unmount.
  const call = useRef<Subscription | null>(null)
  // The proof of work of the open puzzle, computed while the user drags.
  const work = useRef({
    nonce: Promise.resolve<string | SliderFailure>(''),
    controller: new AbortController(),
  })
  const stop = useCallback(() => {
    call.current?.unsubscribe()
    work.current.controller.abort()
  }, [])
  useEffect(() => stop, [stop])

  const startWork = useCallback(
    (task: WorkTask) => {
      const controller = new AbortController()
      const nonce = slider.solveWork(task, controller.signal)
      // `check` awaits the result later; without this handler, an earlier rejection would count as unhandled.
      nonce.catch(() => {})
      work.current = { nonce, controller }
    },
    [slider],
  )

  const load = useCallback(
    (text: string | null = null) => {
      setState({ at: 'loading' })
      stop()
      call.current = abortable((signal) => slider.createChallenge(scene, subject, signal)).subscribe(
        (challenge) => {
          if ('error' in challenge)
            return setState({ at: 'unavailable', text: challenge.message ?? TEXTS.unavailable })
          startWork(challenge)
          if ('sceneId' in challenge) return setState({ at: 'alibaba', challenge, text })
          track.current = []
          setState({ at: text ? 'failed' : 'ready', puzzle: challenge, x: 0, text })
        },
      )
    },
    [slider, scene, subject, stop, startWork],
  )

  const moveTo = (open: OpenPuzzle, x: number, y: number) => {
    if (open.at === 'checking') return
    const within = Math.round(Math.min(Math.max(x, 0), rightmost(open.puzzle)))
    if (track.current.length === 0) startedAt.current = performance.now()
    track.current.push([within, Math.round(y), Math.round(performance.now() - startedAt.current)])
    setState({ ...open, at: 'dragging', x: within, text: null })
  }

  const check = (open: OpenPuzzle) => {
    // A tap without movement is ignored: sending it would use up the puzzle.
    if (open.at === 'checking' || open.x === 0) return
    setState({ ...open, at: 'checking', text: null })
    call.current?.unsubscribe()
    call.current = abortable(async (signal) => {
      const nonce = await work.current.nonce
      if (typeof nonce !== 'string') return nonce
      const { captchaId } = open.puzzle
      return slider.verifySlider({ captchaId, x: open.x, track: track.current, nonce }, signal)
    }).subscribe((answer) => {
      track.current = []
      if (!('error' in answer)) {
        setState({ at: 'passed' })
        return onPassed(answer.sign)
      }
      load(answer.error === NOT_SOLVED ? TEXTS.missed : TEXTS.gone)
    })
  }

  const afterAlibaba = ({ error, message }: SliderFailure) => {
    if (error === NOT_SOLVED) return load(TEXTS.refused)
    if (error === EXPIRED) return load(TEXTS.expired)
    setState({ at: 'unavailable', text: message ?? TEXTS.unavailable })
  }

  /** Submits the parameter of Alibaba's script. */
  const checkParam = ({ captchaId }: AlibabaChallenge, param: string) => {
    setState({ at: 'judging' })
    call.current?.unsubscribe()
    call.current = abortable(async (signal) => {
      const nonce = await work.current.nonce
      if (typeof nonce !== 'string') return nonce
      return slider.verifyAlibaba({ captchaId, param, nonce }, signal)
    }).subscribe((answer) => {
      if ('error' in answer) return afterAlibaba(answer)
      setState({ at: 'passed' })
      onPassed(answer.sign)
    })
  }

  /** Called if Alibaba's script failed to load or to run. */
  const giveUp = () => {
    stop()
    setState({ at: 'unavailable', text: TEXTS.unavailable })
  }

  /** Passes by proof of work alone, for users who cannot see the picture. */
  const passWithoutPicture = () => {
    stop()
    setState({ at: 'working' })
    call.current = abortable(async (signal) => {
      const task = await slider.createWork(scene, subject, signal)
      if ('error' in task) return task
      const nonce = await slider.solveWork(task, signal)
      if (typeof nonce !== 'string') return nonce
      return slider.verifyWork({ captchaId: task.captchaId, nonce }, signal)
    }).subscribe((answer) => {
      if ('error' in answer) return setState({ at: 'unavailable', text: answer.message ?? TEXTS.unworked })
      setState({ at: 'passed' })
      onPassed(answer.sign)
    })
  }

  const close = () => {
    stop()
    setState({ at: 'folded' })
  }

  return { state, load, moveTo, check, checkParam, giveUp, passWithoutPicture, fold: close }
}
