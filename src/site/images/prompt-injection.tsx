import type { FoundText, InjectionReading } from '../../contract/injection.js';
import { oneDecimal, signalName } from '../shared/format.js';

/** How much of the text in a picture is phrased as an instruction to a model, read by read, the text defused. */
export function PromptInjection({ reading }: { reading: InjectionReading }) {
  const {
    instruction_density,
    band,
    confidence,
    leading_read,
    reads,
    layers_read,
    degraded,
    abstained,
    disclaimer,
  } = reading;
  const active = reads.filter(read => read.active).sort((one, other) => other.score - one.score);
  const silent = reads.filter(read => !read.active);
  return (
    <section class="injection" aria-labelledby="injection">
      <h2 id="injection">Text that speaks to a model</h2>
      {abstained || band === null ? (
        <p>Too little text was found to say anything. That is an abstention, not a low score.</p>
      ) : (
        <div class="row">
          <span class={`chip band-${band}`}>{oneDecimal(instruction_density)}</span>
          <p class="grow">
            Of 100, band <strong>{band}</strong>
            {leading_read && <>, led by the read of {signalName(leading_read).toLowerCase()}</>}.
          </p>
        </div>
      )}
      <p class="hint">{confidence}</p>
      {degraded && <p class="note">{degraded}</p>}
      <ul class="reads">
        {active.map(({ name, score, detail, value, others }) => (
          <li key={name}>
            <div class="row">
              <strong>{signalName(name)}</strong>
              <span class="lane" aria-hidden="true">
                <span class="bar machine" style={{ width: `${score * 100}%` }} />
              </span>
              <span class="amount">{oneDecimal(score * 100)}</span>
            </div>
            <p class="hint">{detail}</p>
            <Found found={value} />
            {others.map(found => (
              <Found key={found.sha256} found={found} />
            ))}
          </li>
        ))}
      </ul>
      <p class="hint">
        Layers read: {layers_read.join(', ')}.
        {silent.length > 0 &&
          ` Nothing to read: ${silent.map(read => signalName(read.name).toLowerCase()).join(', ')}.`}
      </p>
      <p class="hint">{disclaimer}</p>
    </section>
  );
}

/** A text that was found, as the service defused it. */
const Found = ({ found: { source, text } }: { found: FoundText }) => (
  <figure class="found">
    {text && <blockquote>{text}</blockquote>}
    <figcaption class="hint">{source}</figcaption>
  </figure>
);
