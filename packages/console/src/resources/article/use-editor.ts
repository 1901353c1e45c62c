import { type HttpError, useInvalidate, useWarnAboutChange } from '@refinedev/core'
import { checkArticle, explainOutdated, trimArticle } from '@zhushutong/domain/content'
import { domainResolver } from '@zhushutong/ui/forms/domain-resolver'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callStaff } from '../../api'
import { showFieldErrors } from '../../form/field-errors'
import { type ArticleRow, type ArticleValues, formOfValues, valuesOfRow } from './form-of-row'
import type { SavedCopy } from './local-copy'
import { useLocalCopy } from './use-local-copy'

const OUTDATED = 409
const FIELDS = Object.keys(valuesOfRow(null)) as (keyof ArticleValues)[]

const resolver = domainResolver<ArticleValues>({
  check: (values) => checkArticle(trimArticle(formOfValues(values))),
})

/**
 * The form of an article and its saves, based on one version. A newer version of another person does not
 * replace unsaved changes; the gateway refuses the save (CON-05).
 */
export function useEditor(row: ArticleRow | null) {
  const [base, setBase] = useState(row)
  const [outdated, setOutdated] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [isSaving, setSaving] = useState(false)
  /** The version of a restored copy, if it is not the newest. */
  const [earlier, setEarlier] = useState<number | null>(null)
  const invalidate = useInvalidate()
  const { setWarnWhen } = useWarnAboutChange()
  const form = useForm<ArticleValues>({ defaultValues: valuesOfRow(row), resolver })
  const { isDirty } = form.formState
  const { reset } = form

  useEffect(() => {
    setWarnWhen(isDirty)
    return () => setWarnWhen(false)
  }, [isDirty, setWarnWhen])

  const version = earlier ?? base?.version ?? 0
  const copy = useLocalCopy({ base, form, version, isDirty })

  /** Shows the saved article. Text typed during the save remains, as a change. */
  const settle = (saved: ArticleRow, sent: ArticleValues) => {
    const typed = form.getValues()
    setBase(saved)
    setOutdated(null)
    setEarlier(null)
    reset(valuesOfRow(saved))
    for (const field of FIELDS)
      if (typed[field] !== sent[field]) form.setValue(field, typed[field], { shouldDirty: true })
  }

  const seen = useRef(row)
  useEffect(() => {
    // After a save, the query's row is outdated until it is loaded again.
    if (!row || row === seen.current) return
    seen.current = row
    if (isDirty) return
    setBase(row)
    reset(valuesOfRow(row))
  }, [row, isDirty, reset])

  /** Makes a call of the article, and shows the result; null if it was refused. */
  const run = async (done: string, call: () => Promise<ArticleRow>): Promise<ArticleRow | null> => {
    setBusy(true)
    const sent = form.getValues()
    try {
      const saved = await call()
      settle(saved, sent)
      toast(done, 'ok')
      return saved
    } catch (error) {
      const failure = error as HttpError
      if (failure.statusCode === OUTDATED) setOutdated(failure.message)
      else showFieldErrors(failure, form.setError, FIELDS)
      return null
    } finally {
      setBusy(false)
      await invalidate({ resource: 'article', invalidates: ['resourceAll'] })
    }
  }

  const send = async (values: ArticleValues, over: number): Promise<ArticleRow> => {
    const sent = formOfValues(values)
    setSaving(true)
    try {
      return base
        ? await callStaff('article', 'update', { id: base.id, version: over, ...sent })
        : await callStaff('article', 'create', { newId: values.newId, ...sent })
    } finally {
      setSaving(false)
    }
  }

  /** Saves the form over its own version, or over version `over`; null if it was refused. */
  const save = async (over = version): Promise<ArticleRow | null> => {
    let saved: ArticleRow | null = null
    await form.handleSubmit(async (values) => {
      saved = await run('已保存', () => send(values, over))
    })()
    return saved
  }

  /**
   * Restores a copy of an earlier visit. If a newer version exists, saving over it needs a confirmation
   * (CON-05).
   */
  const restoreCopy = (savedCopy: SavedCopy) => {
    copy.take(savedCopy)
    if (!base || savedCopy.version === base.version) return
    setEarlier(savedCopy.version)
    setOutdated(explainOutdated(savedCopy.version, base.version, base.savedBy))
  }

  return { form, base, busy, isSaving, outdated, isDirty, run, save, copy, restoreCopy }
}

export type Editing = ReturnType<typeof useEditor>
