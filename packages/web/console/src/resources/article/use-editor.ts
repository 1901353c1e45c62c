import { type HttpError, useInvalidate, useWarnAboutChange } from '@refinedev/core'
import { checkArticle, trimArticle } from '@zhushutong/domain/content'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { domainResolver } from '@/forms/domain-resolver'
import { toast } from '@/ui/toast'
import { callStaff } from '../../api'
import { showFieldErrors } from '../../form/field-errors'
import { type ArticleRow, type ArticleValues, formOfValues, valuesOfRow } from './form-of-row'

const OUTDATED = 409
const FIELDS = Object.keys(valuesOfRow(null)) as (keyof ArticleValues)[]

const resolver = domainResolver<ArticleValues>({
  check: (values) => checkArticle(trimArticle(formOfValues(values))),
})

/**
 * The form of an article and its saves. It is based on one version: while it has changes of its own, a newer version of
 * somebody else does not replace them, and the gateway refuses the save (CON-05).
 */
export function useEditor(row: ArticleRow | null) {
  const [base, setBase] = useState(row)
  const [outdated, setOutdated] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const invalidate = useInvalidate()
  const { setWarnWhen } = useWarnAboutChange()
  const form = useForm<ArticleValues>({ defaultValues: valuesOfRow(row), resolver })
  const { isDirty } = form.formState
  const { reset } = form

  useEffect(() => {
    setWarnWhen(isDirty)
    return () => setWarnWhen(false)
  }, [isDirty, setWarnWhen])

  const settle = (saved: ArticleRow) => {
    setBase(saved)
    setOutdated(null)
    reset(valuesOfRow(saved))
  }

  const seen = useRef(row)
  useEffect(() => {
    // After a save the row of the query is the earlier one until it is loaded again.
    if (!row || row === seen.current) return
    seen.current = row
    if (isDirty) return
    setBase(row)
    reset(valuesOfRow(row))
  }, [row, isDirty, reset])

  /** Makes a call of the article, and shows it as it is then; null if it was refused. */
  const run = async (done: string, call: () => Promise<ArticleRow>): Promise<ArticleRow | null> => {
    setBusy(true)
    try {
      const saved = await call()
      settle(saved)
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

  /** Saves the form over the version it is based on, or over `version`; null if it was refused. */
  const save = async (version = base?.version ?? 0): Promise<ArticleRow | null> => {
    let saved: ArticleRow | null = null
    await form.handleSubmit(async (values) => {
      const sent = formOfValues(values)
      saved = await run('已保存', () =>
        base
          ? callStaff('article', 'update', { id: base.id, version, ...sent })
          : callStaff('article', 'create', { newId: values.newId, ...sent }),
      )
    })()
    return saved
  }

  return { form, base, busy, outdated, isDirty, run, save, setOutdated }
}

export type Editing = ReturnType<typeof useEditor>
