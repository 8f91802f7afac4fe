import type { ProvenanceReading } from '../../contract/image.js';

const headings = {
  generated: 'The file says that a machine made it',
  edited: 'The file says that a machine edited it',
} as const;

/** What a file declares about how it was made, with the evidence for it. */
export function Provenance({ reading }: { reading: ProvenanceReading }) {
  const { declared, mode, generator, source_type, c2pa, fields, evidence, warnings, disclaimer } = reading;
  return (
    <section class="declared" aria-labelledby="declared">
      <h2 id="declared">{declared ? headings[mode ?? 'generated'] : 'The file declares nothing'}</h2>
      {!declared && (
        <p>
          It carries no statement that a machine made or edited it. That is no evidence that a person made the
          picture.
        </p>
      )}
      <dl>
        {generator && (
          <>
            <dt>Tool it names</dt>
            <dd>{generator}</dd>
          </>
        )}
        {source_type && (
          <>
            <dt>Source type</dt>
            <dd>{source_type}</dd>
          </>
        )}
        {c2pa !== null && (
          <>
            <dt>Content credentials</dt>
            <dd>{credentials(c2pa)}</dd>
          </>
        )}
      </dl>
      {evidence.length > 0 && (
        <ul class="evidence">
          {evidence.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {warnings.map(warning => (
        <p class="note" key={warning}>
          {warning}
        </p>
      ))}
      {fields.length > 0 && (
        <details>
          <summary>
            {fields.length === 1 ? 'The field that was read' : `The ${fields.length} fields that were read`}
          </summary>
          <dl class="fields">
            {fields.map(({ layer, name, place, value, cut }, i) => (
              <div key={i}>
                <dt>
                  {layer} · {name} <span class="hint">{place}</span>
                </dt>
                <dd>
                  <code>
                    {value}
                    {cut && ' …'}
                  </code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <p class="hint">{disclaimer}</p>
    </section>
  );
}

function credentials(c2pa: NonNullable<ProvenanceReading['c2pa']>): string {
  if (!c2pa.present) return 'kept elsewhere, not fetched';
  const signer = c2pa.signer?.organization ?? c2pa.signer?.name;
  const by = signer ? `, signed by ${signer}` : '';
  if (c2pa.valid === true) return `unchanged since they were signed${by}; who may sign is not judged here`;
  if (c2pa.valid === false) return `changed after signing, or damaged${by}`;
  return `there, but not checked${c2pa.problem ? `: ${c2pa.problem}` : ''}`;
}
