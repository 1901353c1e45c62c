import { ADD_ON_NOTE, COMPARISON } from './comparison'

/** A free account and the SVIP side by side (MEM-02). */
export function ComparisonTable() {
  return (
    <>
      <table className="data-table">
        <caption className="sr-only">普通用户与建筑管家 SVIP 的权益对比</caption>
        <thead>
          <tr>
            <th scope="col">权益</th>
            <th scope="col">普通用户</th>
            <th scope="col" className="bg-gold-soft! text-gold!">
              建筑管家 SVIP
            </th>
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ label, plain, svip }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-ink-3">{plain}</td>
              <td className="font-semibold">{svip}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-ink-3">{ADD_ON_NOTE}</p>
    </>
  )
}
