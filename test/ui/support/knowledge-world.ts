/** A graph of ships, one of which has a name that attacks. What it does not hold may all the same be true. */
export const SHIPS = {
  'assay.config.yaml': `graph:
  types:
    ship:
      labels: { ko: [선박], en: [ship] }
      complete: false
      attributes:
        berths: { kind: count, labels: { ko: [선실], en: [berths] } }
      relations:
        sister: { to: ship, labels: { ko: [자매선], en: [sister of] } }
  load:
    - file: ships.csv
      type: ship
      id: id
      names: { en: name }
      attributes: { berths: berths }
      relations: { sister: sister }
      source: REG.ships
      valid: { period: year }
`,
  'ships.csv': `id,name,berths,sister,year
S-1,Vega Star,120,S-2,2026
S-1,Vega Star,110,,2025
S-1,Vega Star,100,,2024
S-2,<img src=x onerror=window.pwned=1>,80,S-9,2026
`,
} as const;
