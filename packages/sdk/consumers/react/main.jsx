import { createPortalClient, isPortalError } from '@zhushutong/sdk'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const { baseUrl, token } = Object.fromEntries(new URLSearchParams(location.search))
const client = createPortalClient({ baseUrl, token })

// In strict mode an effect runs twice: the first call is cancelled, and only the second may set the state.
function useCompanies(pageNum) {
  const [state, setState] = useState({ at: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    client.companies.search({ pageNum, pageSize: 10 }, { signal: leaving.signal }).then(
      (page) => setState({ at: 'shown', page }),
      (error) => leaving.signal.aborted || setState({ at: 'failed', error }),
    )
    return () => leaving.abort()
  }, [pageNum])
  return state
}

function Companies() {
  const [pageNum, setPageNum] = useState(1)
  const state = useCompanies(pageNum)
  if (state.at === 'loading') return <p>正在查询…</p>
  if (state.at === 'failed')
    return <p role="alert">{isPortalError(state.error) ? state.error.message : '出错了'}</p>
  return (
    <>
      <h1>共 {state.page.total} 家企业</h1>
      <ol start={(state.page.pageNum - 1) * 10 + 1}>
        {state.page.records.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      <button type="button" onClick={() => setPageNum(pageNum + 1)}>
        下一页
      </button>
    </>
  )
}

createRoot(document.querySelector('main')).render(
  <StrictMode>
    <Companies />
  </StrictMode>,
)
