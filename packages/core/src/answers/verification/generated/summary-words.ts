/**
 * Words of which summaries are made, in lower case: at the start of a sentence, in German anywhere and in scripts without
 * capitals, they are no names although no source has them. None of them is one anywhere else.
 */
export const SUMMARY_WORDS: ReadonlySet<string> = new Set(
  `abolishes accelerates adapts add adds added addition additional adjusts aligns allows also alters amends annual applies
    authorises authorizes bans becomes became before broadens brings calls cancels caps ceases changes changed clarifies
    combines commits confirms consolidates corrects creates cuts decreases deducts defers defines definition deletes deleted
    delays demands deprives different disallows discontinues doubles drops each eases either eliminates empowers enables ends
    entitles ensures establishes excludes exempts expands explains exposes extends extended extension falls fell
    fixes forbids forces formalises formalizes frees gives gone grants guarantees halves harmonises harmonizes higher imposes improves
    includes increase increases increased inserts inserted instead introduces keeps later leaves lengthens less lets
    lifts limits limited longer loosens lower lowers lowered makes mandates merges modifies most moves moved narrows new now
    obligates obliges omits only other others permits postpones prevents prohibits protects provides quadruples raises
    raised rather reassigns recasts redefines reduces reduced reduction refers refines reformulates reinstates relaxes
    relieves removes removed removal renames renumbers reorders rephrases replaces replaced requirement requires
    restates restores restricts reverses revises rewords rewrites rises rose same separates sets shifts shortens
    shorter simplifies some specifies speeds splits states strengthens strikes subjects suspends switches takes
    tightens transfers triples turns two unifies until updates updated waives weakens while whereas widens withdraws
    within wording
    agreement amount clause clauses confidentiality consent contract contractual coverage customer customers date deadline
    document duration duty duties fee fees governing interest jurisdiction liability limit limitation monthly notice
    obligation obligations parties party payment payments penalties penalty period permission price prices provision
    provisions quarterly reference references responsibility right rights risk scope section sentence sentences supplier
    suppliers term terms termination text users warranty yearly

    abschnitt absatz anspruch ausnahme bedingung begriff bestimmung betrag datum definition ergänzung erhöhung erhöht frist
    gebühr geändert gesenkt gestrichen haftung höhe klarstellung klausel kündigung laufzeit möglichkeit neu neue neuer neues
    nummer partei parteien pflicht preis recht rechte regelung satz senkt senkung statt streicht streichung text umfang
    verkürzt verkürzung verlängert verlängerung verpflichtet verpflichtung vertrag wortlaut zahlung zustimmung änderung
    änderungen ändert fügt ersetzt verlangt erlaubt verbietet erweitert begrenzt

    à abaisse ajoute augmente autorise change clarifie clause définit impose interdit limite modifie oblige permet précise
    prolonge porte raccourcit réduit remplace renforce retire supprime élargit étend

    acorta amplía añade aclara aumenta autoriza cambia cláusula define elimina exige extiende impone limita modifica obliga
    permite precisa prohíbe reduce reemplaza refuerza sube sustituye suprime

    acrescenta adiciona altera amplia aumenta autoriza cláusula define elimina encurta esclarece estende exige impõe limita
    modifica obriga permite proíbe prolonga reduz reforça remove substitui

    вводит добавляет добавлено добавлена добавлен заменяет заменено запрещает изменяет изменено изменён меняет обязывает
    ограничивает повышает продлевает разрешает расширяет снижает сокращает увеличивает увеличено удаляет удалено уменьшает
    уменьшено уточняет требует

    dodaje dodano ogranicza podnosi pozwala rozszerza skraca usuwa usunięto wprowadza wydłuża wymaga zakazuje zastępuje
    zastąpiono zmienia zmieniono zmniejsza zmniejszono zobowiązuje zwiększa zwiększono

    إضافة أصبح أصبحت بدل بدلا تخفيض تعديل تغير تغيرت تغيير تقليص تمديد حذف رفع زاد زادت زيادة يضيف يحذف يرفع يخفض يمدد

    अब घटाकर घटी जोड़ता जोड़ा बजाय बढ़ाकर बढ़ाता बढ़ी बदलकर बदलता बदला बदलाव हटाता हटाया

    从 到 为 由 至 不再 修改 减少 删除 变为 变更 延长 提高 改为 新增 更改 替换 缩短 要求 调整 降低 限制 允许 禁止 增加

    変更 追加 削除 延長 短縮 増加 減少 引き上げ 引き下げ 置き換え 必要 許可 禁止 制限 拡大 緩和 明確`
    .trim()
    .split(/\s+/u),
);
