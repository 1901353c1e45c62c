import { type HttpError, useOne } from '@refinedev/core'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { RowOf } from '../../api'
import { failureTitle } from '../../list/row-panel'
import { Editor } from './editor'

const NEW = 'new'

/** The page of an article: /article/new, or the article with the id in the address. */
export function ArticlePage() {
  const { id = NEW } = useParams()
  const navigate = useNavigate()
  const [created, setCreated] = useState<string | null>(null)
  const open = (id: string) => {
    setCreated(id)
    navigate(`/article/${id}`, { replace: true })
  }
  const { result, query } = useOne<RowOf<'article'> & { id: string }, HttpError>({
    resource: 'article',
    id,
    errorNotification: false,
    queryOptions: { enabled: id !== NEW },
  })
  // The editor stays mounted when its new article gets an address: text may have been typed after the save.
  if (id === NEW || id === created)
    return (
      <Editor
        key={NEW}
        row={id === NEW ? null : (result ?? null)}
        onCreated={id === NEW ? open : undefined}
      />
    )
  if (query.isError)
    return (
      <div className="card">
        <ErrorState
          title={failureTitle(query.error)}
          action={<Button onClick={() => navigate('/article')}>返回文章列表</Button>}
        >
          {query.error.message}
        </ErrorState>
      </div>
    )
  return result ? <Editor key={id} row={result} /> : <ListSkeleton rows={8} />
}
