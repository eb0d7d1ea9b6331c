import icon from '../icon.svg';

/** The name of the house. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2 text-base font-semibold tracking-tight">
      <img src={icon} alt="" width={20} height={20} />
      Assay
    </span>
  );
}
